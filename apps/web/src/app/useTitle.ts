// The name of the page in the tab, in the browser's history and for the ear.

import { useEffect } from 'react';

export const useTitle = (title: string | undefined): void => {
  useEffect(() => {
    document.title = title === undefined || title === '' ? 'Interlock' : `${title} · Interlock`;
  }, [title]);
};
