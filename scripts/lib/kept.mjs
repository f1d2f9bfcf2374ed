// What a page has written down: the newest saved run in its database.

/** Turn and time of the newest record as the page's database holds it; undefined where there is none. */
export const keptIn = (page) =>
  page.evaluate(
    () =>
      new Promise((done, failed) => {
        const asked = indexedDB.open('interlock');
        asked.onerror = () => failed(asked.error);
        asked.onsuccess = () => {
          const found = asked.result.transaction('saves').objectStore('saves').getAll();
          found.onsuccess = () => {
            asked.result.close();
            done(found.result.map(({ text }) => JSON.parse(text)).sort((a, b) => b.savedAt - a.savedAt)[0]);
          };
        };
      }),
  );
