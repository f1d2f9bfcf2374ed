// A page for other engines to prove themselves on: plays the codes given in ?code=… and shows, and posts where asked
// with ?report=, the digests that came out.

import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { usePlace } from '../app/router.ts';
import { solver } from '../worker/client.ts';

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
        if (report)
          void fetch(report, { method: 'POST', body: JSON.stringify({ digests, agent: navigator.userAgent }) });
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
