// A page for other engines to prove themselves on: plays the codes given in ?code=… and shows, and carries to the desk on
// this machine that ?report= names, the digests that came out.

import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { usePlace } from '../app/router.ts';
import { solver } from '../worker/client.ts';

/** The page's policy lets nothing be posted to another port, so the answer goes along on the way there. */
const reportTo = (desk: string, answer: string): void => {
  if (!URL.canParse(desk)) return;
  const address = new URL(desk);
  if (address.protocol !== 'http:' || address.hostname !== '127.0.0.1') return;
  address.searchParams.set('answer', answer);
  location.replace(address);
};

export const Digests = () => {
  const { query } = usePlace();
  const [answer, setAnswer] = useState<readonly string[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address it was opened with
  useEffect(() => {
    const codes = query.getAll('code');
    const report = query.get('report');
    solver()
      .digests(codes)
      .then((digests) => {
        setAnswer(digests);
        if (report !== null) reportTo(report, JSON.stringify({ digests, agent: navigator.userAgent }));
      });
  }, []);
  return (
    <Page title="Digests">
      <pre className="code num" data-done={answer !== null}>
        {answer?.join('\n') ?? '…'}
      </pre>
    </Page>
  );
};
