const harmless = ["PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "TZ", "LD_LIBRARY_PATH"]

/** What child processes see of our environment: where things are, none of the keys and passwords in it. */
export const plainEnvironment = (): Record<string, string> =>
  Object.fromEntries(harmless.flatMap((name) => process.env[name] === undefined ? [] : [[name, process.env[name]]]))
