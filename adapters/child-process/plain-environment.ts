const inherited = ["PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "TZ", "LD_LIBRARY_PATH", "NODE_COMPILE_CACHE"]

/** The environment of child processes: paths, locale and where Node keeps compiled code, none of our keys and passwords. */
export const plainEnvironment = (): Record<string, string> =>
  Object.fromEntries(inherited.flatMap((name) => process.env[name] === undefined ? [] : [[name, process.env[name]]]))
