// Loaded before Ink. Where the environment names a CI system, Ink draws nothing until the end; whoever got as far as the
// key screen sits at a terminal, so it must draw, whatever that variable says. (`key in env` is how Ink asks.)

for (const name of ['CI', 'CONTINUOUS_INTEGRATION']) if (name in process.env) process.env[name] = 'false';
