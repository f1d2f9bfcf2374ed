// What was refused since the last turn, newest first, at the head of a log; each sentence once.

export const RefusedLines = ({ lines }: { lines: readonly string[] }) =>
  [...new Set(lines.toReversed())].map((why) => (
    <li className="line line--refused" key={why}>
      <span className="num">–</span>
      <span>
        <b>Refused.</b> {why}
      </span>
      <span className="cause">Nothing was spent.</span>
    </li>
  ));
