// Values at and just inside the bounds of a JSON schema, in the place of one part of a right document.

/** The document with one part drawn anew from its part of the schema. */
export const nearBySchema = (schema, value, stream) => replaced(schema, schema, value, stream);

const replaced = (root, given, value, stream) => {
  const schema = resolved(root, given, stream);
  const isList = Array.isArray(value);
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || stream.chance(1, 6)) return drawn(root, schema, stream, 0);
  const key = stream.pick(keys);
  const inner = isList
    ? (schema.prefixItems?.[key] ?? schema.items)
    : (schema.properties?.[key] ?? schema.additionalProperties);
  const copy = isList ? [...value] : { ...value };
  copy[key] = typeof inner === 'object' ? replaced(root, inner, value[key], stream) : drawn(root, {}, stream, 0);
  return copy;
};

const resolved = (root, schema, stream) => {
  let here = schema ?? {};
  for (let i = 0; i < 20; i++) {
    const choices = here.anyOf ?? here.oneOf;
    if (here.$ref !== undefined)
      here =
        here.$ref
          .split('/')
          .slice(1)
          .reduce((at, part) => at?.[part], root) ?? {};
    else if (choices) here = stream.pick(choices);
    else return here;
  }
  return {};
};

const DEEPEST = 6;

/** A value of the schema: bounds are likelier than what lies between. */
export const drawn = (root, given, stream, depth) => {
  const schema = resolved(root, given, stream);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return stream.pick(schema.enum);
  if (schema.allOf) return drawn(root, schema.allOf[0], stream, depth);
  switch (Array.isArray(schema.type) ? stream.pick(schema.type) : schema.type) {
    case 'integer':
    case 'number':
      return drawnNumber(schema, stream);
    case 'string':
      return 'abcXYZ-09. é'
        .repeat(20)
        .slice(0, stream.pick([schema.minLength ?? 0, Math.min(schema.maxLength ?? 12, 200), 1, 3]));
    case 'boolean':
      return stream.chance(1, 2);
    case 'null':
      return null;
    case 'array': {
      const least = schema.minItems ?? 0;
      const count =
        depth > DEEPEST ? least : stream.pick([least, Math.min(schema.maxItems ?? least + 3, 40), least + 1]);
      return Array.from({ length: count }, (_, i) =>
        drawn(root, schema.prefixItems?.[i] ?? schema.items ?? {}, stream, depth + 1),
      );
    }
    case 'object':
      return drawnObject(root, schema, stream, depth);
    default:
      return stream.pick([null, 0, 'x', [], {}]);
  }
};

const drawnNumber = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }, stream) => {
  const low = minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1);
  const high = maximum ?? (exclusiveMaximum === undefined ? 1000 : exclusiveMaximum - 1);
  const between = low + stream.int(Math.max(1, Math.min(high - low + 1, 0x7fffffff)));
  return stream.pick([low, high, between, Math.min(high, low + 1)]);
};

const drawnObject = (root, { properties = {}, required = [], additionalProperties }, stream, depth) => {
  const made = {};
  for (const [key, inner] of Object.entries(properties))
    if (required.includes(key) || (depth < DEEPEST && stream.chance(1, 2)))
      made[key] = drawn(root, inner, stream, depth + 1);
  if (typeof additionalProperties === 'object' && depth < DEEPEST)
    for (const key of ['a', 'b'].slice(0, stream.int(3)))
      made[key] = drawn(root, additionalProperties, stream, depth + 1);
  return made;
};
