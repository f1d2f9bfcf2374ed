// One deck in the dark with one of everything a view can show, for the tests of view, text, previews and words.

import { Hand, levelOf } from '../kit/kit.ts';

/** `mode` is the line `view …`; codes, contents and the far room are what a player must not learn early. */
export const everything = (mode = 'view dark', more = ''): string => `
deck 4
name "Workshop Deck"
${mode}
air 90
par 40 plan
${more}
[map]
######################
#@...+,,,,,+....P..>.#
#.F.M#####,#..G......#
#.V.C#####,#.........#
#..k.#####~#....P....#
####+####,,###########
####,,,,,,,=..F.a#####
##########,#.n...#####
##########+###########
#########....#########
#########.l..#########
######################
[rooms]
dock "Dock" at 1,1
hall "Long Hall" at 12,1
store "Cold Store" at 12,6
den "Quiet Den" at 9,9
[controls]
v1 at 2,3 hazard=h1
[hazards]
h1 at 10,4 kind=steam-jet
[generators]
g1 at 14,2 needs=2
[furniture]
f1 at 2,2 type=locker holds=battery,tool:pipe-clamp
f2 at 14,6 type=crate holds=battery,fragment:b
[items]
i1 at 3,4 item=keycard:store
i2 at 16,6 item=air
i3 at 13,7 item=fragment:a
i4 at 10,10 item=log:lots
[puzzles]
p1 at 16,1 type=relay start=010111010 grants=unlock:store
p2 at 16,4 type=code code=3141 fragments=a,b grants=item:battery
`;

export const handOn = (mode?: string, more?: string): Hand => new Hand(levelOf(everything(mode, more)));
