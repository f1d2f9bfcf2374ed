// An event pack on its way from the workshop to the game screen: the tab's own storage.

const KEY = 'interlock.port.pack';

export const readPack = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const keepPack = (text: string): void => sessionStorage.setItem(KEY, text);
