import { existsSync, realpathSync } from "node:fs"
import { join } from "node:path"

/** The system's programs and libraries, and where they look for each other. No home, no data, no settings. */
const system = [
  "/usr",
  "/bin",
  "/sbin",
  "/lib",
  "/lib32",
  "/lib64",
  "/nix/store",
  "/etc/alternatives",
  "/etc/ld.so.cache",
  "/etc/ld.so.conf",
  "/etc/ld.so.conf.d",
  "/etc/fonts",
  "/etc/localtime",
]

const isolation = ["--unshare-all", "--die-with-parent", "--cap-drop", "ALL", "--proc", "/proc", "--dev", "/dev"]

/**
 * The beginning of a command line that runs the rest without network, capabilities or other processes, and with
 * read-only access to the system's files and those named. Open descriptors are passed on.
 */
export const bubblewrap = (reads: ReadonlyArray<string>): ReadonlyArray<string> => writableBubblewrap(reads, [])

/** Confines a program that may also write to some folders, which may be inside those it reads. */
export const writableBubblewrap = (
  reads: ReadonlyArray<string>,
  writes: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const paths = [...system, ...reads].filter((path) => existsSync(path))
  const binds = [...new Set(paths)].flatMap((path) => ["--ro-bind", realpathSync(path), path])
  const writable = writes.flatMap((path) => ["--bind", realpathSync(path), path])
  return ["bwrap", ...isolation, "--tmpfs", "/tmp", ...binds, ...writable, "--chdir", "/", "--"]
}

/** The folders of programs on the path, for those that are not part of the system. */
export const foldersOf = (programs: ReadonlyArray<string>): ReadonlyArray<string> => {
  const folders = (process.env["PATH"] ?? "").split(":").filter((folder) => folder.startsWith("/"))
  return programs.flatMap((program) => folders.find((folder) => existsSync(join(folder, program))) ?? [])
}
