// Findings of leaks and spills.

import { test } from 'vitest';
import { expectFinding, type LintCase, leak, row, spark, titled } from '../lib/soundLevel.ts';

const CASES: readonly LintCase[] = [
  [
    'leak-id',
    {
      leaks: [
        { id: 'L1', carrier: 'fuel', at: [2, 1] },
        { id: 'L1', carrier: 'coolant', at: [2, 2] },
      ],
    },
    "leaks[1].id: 'L1' is used twice",
    '[RM-385] [RM-337] leak id',
  ],
  [
    'leak-no-cell',
    leak({ at: [5, 1] }),
    'RejectInvalidLeak[Fuel] L1: NoNetworkCell at (5,1)',
    '[RM-386] [RM-089] no cell',
  ],
  [
    'leak-under-wall',
    { ...row('fuel', 1, '.---...-'), ...leak({ at: [7, 1] }) },
    'RejectInvalidLeak[Fuel] L1: NotUnderFloor, (7,1) is a wall',
    '[RM-387] [RM-084] under a wall',
  ],
  [
    'leak-not-wall',
    spark({ at: [2, 3], face: 'N' }),
    'RejectInvalidLeak[Electricity] W1: NotInWall, (2,3) is floor',
    '[RM-388] [RM-085] not in a wall',
  ],
  ['leak-face', spark({ face: 'N' }), 'RejectInvalidLeak[Electricity] W1: NoFloorFace toward N', '[RM-389] face'],
  [
    'leak-face',
    spark({ face: undefined }),
    'RejectInvalidLeak[Electricity] W1: NoFloorFace toward nothing',
    '[RM-389] face missing',
  ],
  [
    'leak-face',
    spark({ face: 'up' }),
    'RejectInvalidLeak[Electricity] W1: NoFloorFace toward up',
    '[RM-389] no direction',
  ],
  ['leak-face-extra', leak({ face: 'N' }), 'leaks L1: face is for electricity leaks only', '[RM-390] face extra'],
  [
    'leak-reach',
    {
      terrain: ['########', '#@....R#', '#......#', '#......#', '#....###', '####.#.#'].map((r, y) =>
        y === 5 ? '######.#' : r,
      ),
      fuel: ['........', '.---....', '........', '........', '........', '......-.'],
      ...leak({ at: [6, 5] }),
    },
    'RejectInvalidLeak[Fuel] L1: FaceUnreachable (6,5)',
    '[RM-391] leak out of reach',
  ],
  [
    'leak-reach',
    {
      terrain: ['########', '#@....R#', '#......#', '#......#', '#....###', '######.#'],
      ...row('electricity', 5, '.......-'),
      leaks: [{ id: 'W1', carrier: 'electricity', at: [7, 5], face: 'W' }],
    },
    'RejectInvalidLeak[Electricity] W1: FaceUnreachable (6,5)',
    '[RM-391] [RM-087] the face of a wall leak out of reach',
  ],
  [
    'leak-twice',
    {
      leaks: [
        { id: 'L1', carrier: 'fuel', at: [2, 1] },
        { id: 'L2', carrier: 'fuel', at: [2, 1] },
      ],
    },
    'leaks L2: fuel cell (2,1) already has leak L1',
    '[RM-392] leak twice',
  ],
  ['leak-severity', leak({ severity: 4 }), 'leaks L1.severity: must be 1..3', '[RM-393] severity'],
  [
    'surface-wall',
    { surface: [{ at: [0, 0], heat: 1 }] },
    'surface[0]: (0,0) is not a floor cell',
    '[RM-394] [RM-338] surface wall',
  ],
  [
    'surface-value',
    { surface: [{ at: [5, 3], heat: 121 }] },
    'surface[0].heat: must be 0..120',
    '[RM-395] surface value',
  ],
  [
    'surface-twice',
    {
      surface: [
        { at: [5, 3], heat: 1 },
        { at: [5, 3], fuel: 1 },
      ],
    },
    'surface[1]: (5,3) is listed twice',
    '[RM-493] surface twice',
  ],
  [
    'callout-cell',
    { text: { intro: 'A room.', callout: { at: [0, 0], text: 'Here.' } } },
    'text.callout.at: (0,0) is not a floor cell',
    '[RM-443] a callout in a wall',
  ],
];

test.each(titled(CASES))('%s: %s, %s', (_title, code, message, changes) => expectFinding(code, message, changes));
