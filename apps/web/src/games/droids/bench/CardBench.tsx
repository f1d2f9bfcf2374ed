// The card bench of the workshop: a card written as its entry, drawn as players will see it, judged in sentences, and tried
// in a run that deals it on the first day.

import { type ChangeEvent, useMemo, useState } from 'react';
import { Link } from '../../../app/Link.tsx';
import { Page } from '../../../app/Page.tsx';
import { go } from '../../../app/router.ts';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Key } from '../../../parts/Key.tsx';
import { Says } from '../../../parts/Says.tsx';
import { Patch, Price } from '../scenes/parts.tsx';
import { cardWords } from '../words.ts';
import { judge, packText, shipped, textOf } from './cardFile.ts';
import { keepPack } from './pack.ts';
import '../styles/common.css';
import '../styles/mods.css';
import '../styles/patch.css';
import './bench.css';

const GLYPHS = { error: 'critical', warning: 'caution', note: 'unknown' } as const;

export const CardBench = () => {
  const [text, setText] = useState(() => textOf('Jump'));
  const [trouble, setTrouble] = useState<string | null>(null);
  const { findings, rulesets, types } = useMemo(() => judge(text), [text]);
  const off = types.length === 0 && 'the card has errors';
  const tries = (ruleset: string) => (): void => {
    if (keepPack(packText(text, types)))
      go(`/play/droids?preset=${ruleset === 'classic' ? 'classic-' : ''}easy&seed=TRYOUT&pack`);
    else setTrouble('This browser gives no room to hand the card over; save it and play it in the terminal.');
  };
  return (
    <Page title="Card bench">
      <p className="lead">
        A card is one entry: what it costs, what it does, one dry line. Its text is written from its numbers. Change the
        entry, or rename it to make a new card.
      </p>
      <section className="bench" aria-label="A card">
        <div className="seedform">
          <label>
            Start from
            <select value="" onChange={(event) => setText(textOf(event.target.value))}>
              <option value="" disabled>
                choose a card …
              </option>
              {shipped.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          </label>
        </div>
        <div className="sides">
          <label className="field">
            Its entry
            <textarea
              className="code num"
              rows={18}
              value={text}
              spellCheck={false}
              onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value)}
            />
          </label>
          <div className="dd-benched">
            {rulesets.flatMap(({ rules, types: own }) =>
              own.map((type) => {
                const { rarity, cost, shopCost } = rules.cards.find((card) => card.type === type)!;
                return (
                  <figure key={`${rules.name} ${type}`}>
                    <figcaption className="label">{rules.name}</figcaption>
                    <Patch world={{ rules }} type={type} rarity={rarity} cost={cost}>
                      <em className="dd-flavour">{cardWords({ rules }, type).flavour}</em>
                      <span>
                        in the shop <Price amount={shopCost} />
                      </span>
                    </Patch>
                    <Key off={off} onClick={tries(rules.name)}>
                      Try it
                    </Key>
                  </figure>
                );
              }),
            )}
            {types.length === 0 ? <p className="dim">Nothing to draw until the entry is sound.</p> : null}
          </div>
        </div>
        <ul className="findings" aria-label="Findings" aria-live="polite">
          {findings.length === 0 ? <li className="dim">Nothing to find fault with.</li> : null}
          {findings.slice(0, 12).map(({ path, code, severity, message }) => (
            <li key={`${path} ${code} ${message}`}>
              <Glyph name={GLYPHS[severity]} className={severity === 'error' ? 'critical' : 'caution'} />{' '}
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
        {trouble === null ? null : (
          <Says glyph="critical" mood="error">
            {trouble}
          </Says>
        )}
        <div className="keys">
          <a
            className="key key--line"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${types[0] ?? 'card'}.json`}
          >
            Save as a file
          </a>
          <Link className="key key--ghost" href="/workshop">
            Workshop
          </Link>
        </div>
      </section>
    </Page>
  );
};
