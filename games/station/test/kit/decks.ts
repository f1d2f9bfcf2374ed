// Small decks of the rule tests, as map text.

/** Two ways into the vault, one of them locked; the lobby's door stands between two rooms. */
export const VAULT = `
air 200
par 20 exact
[map]
##############
#@..+,,=..+..#
#Mk.##,#..#.>#
######,+.M####
##############
[rooms]
dock "Dock" at 1,1
vault "Vault" at 8,1
lobby "Lift Lobby" at 11,1
[doors]
d2 at 10,1 room=lobby locked=no
[items]
i1 at 2,2 item=keycard:vault
`;

/** A fire of two cells in the corridor and one in the lobby, a leak off every route with its valve in the dock, a spill
 *  before the lift. */
export const HAZARDS = `
view open
air 200
par 30 exact
[map]
################
#@..+,,~~,+.^.>#
#M.V#######....#
#.t.+,~####.^^.#
################
[rooms]
dock "Dock" at 1,1
lobby "Lift Lobby" at 11,1 doors=on why=authored
[controls]
v1 at 3,2 hazard=h3
[hazards]
h1 at 7,1|8,1 kind=fire
h2 at 12,1 kind=spill
h3 at 6,3 kind=coolant-leak
h4 at 12,3|13,3 kind=fire
[items]
i1 at 2,3 item=tool:extinguisher
`;

/** One corridor barred by one hazard; its valve, where the kind has one, is the `V`. */
export const BARRED = `
view open
air 99
par 20 exact
[map]
###############
#@tttt.+,~,+.>#
#.....V########
###############
[rooms]
dock "Dock" at 1,1
lobby "Lift Lobby" at 12,1 doors=on why=authored
[controls]
v1 at 6,2 hazard=h1
[hazards]
h1 at 9,1 kind=KIND
[items]
i1 at 2,1 item=tool:extinguisher
i2 at 3,1 item=tool:patch-kit
i3 at 4,1 item=tool:uv-lamp
i4 at 5,1 item=tool:pipe-clamp
`;

/** A relay board and a code terminal in the hall; behind the lock, two ways into the vault. Its card may lie on the floor. */
export const boards = (relay: string, relayGrants: string, codeGrants: string, hasCard = false): string => `
view open
air 200
par 30 exact
[map]
################
#@${hasCard ? 'k' : '.'}P..=...+....#
#.n.P.#...#....#
#MF.n.=...#..>.#
################
[rooms]
hall "Hall" at 1,1
vault "Vault" at 7,1
lobby "Lift Lobby" at 11,1 doors=on why=authored
[doors]
d0 at 6,1 room=vault locked=yes
d1 at 10,1 room=lobby locked=no
d2 at 6,3 room=vault locked=yes
[furniture]
f1 at 2,3 type=locker holds=fragment:c
[items]
${hasCard ? 'i0 at 2,1 item=keycard:vault\n' : ''}i1 at 2,2 item=fragment:a
i2 at 4,3 item=fragment:b
[puzzles]
p1 at 3,1 type=relay start=${relay} grants=${relayGrants}
p2 at 4,2 type=code code=31415 fragments=a,b,c grants=${codeGrants}
`;
