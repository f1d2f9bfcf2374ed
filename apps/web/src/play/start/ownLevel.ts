// Where the workshop leaves a level for the game screen: the tab's own storage.

export const OWN_LEVEL = 'interlock.own';
