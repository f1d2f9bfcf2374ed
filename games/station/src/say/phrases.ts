// What may be typed to the ship, for the help.

export const PHRASES: readonly (readonly [string, string])[] = [
  ['look, look at f2', 'where you are, what is in sight, the ways out; or one thing'],
  ['read', 'the logs in hand, or the nearest that lies about'],
  ['rooms', 'every room you know of'],
  ['go to store, go east 3', 'walk there by the cheapest known way; things, doors and the lift too'],
  ['explore', 'walk to the nearest place from which something dark comes to light'],
  ['open lab, close lab', 'switch its doors at the nearest terminal that can'],
  ['camera lab', 'switch its camera'],
  ['search [f2]', 'search the nearest furniture, or that one'],
  ['take battery', 'walk over what lies there'],
  ['unlock lobby', 'use its keycard on the door'],
  ['fill, fix, pull', 'generator, hazard, control: walk there and do it; use f2 does what it is for'],
];
