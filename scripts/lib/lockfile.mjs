// The lockfile as a graph: which packages a workspace brings along when it is shipped.

/** The entry that `name` means to a package that lies at `from`: the nearest folder above that holds it. */
const resolved = (packages, from, name) => {
  for (let at = from; ; ) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (at === '') return undefined;
    const cut = at.lastIndexOf('/node_modules/');
    at = cut < 0 ? '' : at.slice(0, cut);
  }
};

/** Paths of all packages that those at `folders` need to run, theirs and what these bring, links followed. */
export const closureOf = (packages, folders) => {
  const seen = new Set();
  const visit = (path) => {
    const entry = packages[path];
    const target = entry?.link ? entry.resolved : path;
    if (entry === undefined || seen.has(target)) return;
    seen.add(target);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[target] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = resolved(packages, target, name);
      if (found !== undefined) visit(found);
    }
  };
  for (const folder of folders) visit(folder);
  return [...seen];
};

export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
