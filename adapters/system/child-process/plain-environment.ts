import { startedBy } from "./abandoned.ts"

const inherited = ["PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "TZ", "LD_LIBRARY_PATH", "NODE_COMPILE_CACHE"]

/**
 * The environment of child processes: paths, locale, where Node keeps compiled code, and who started them; none of our keys
 * and passwords.
 */
export const plainEnvironment = (): Record<string, string> => ({
  ...Object.fromEntries(
    inherited.flatMap((name) => process.env[name] === undefined ? [] : [[name, process.env[name]]]),
  ),
  ...startedBy(),
})
