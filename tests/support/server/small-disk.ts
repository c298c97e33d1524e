import { spawnSync } from "node:child_process"

/** A command line that runs a server for which this folder is a disk of its own. Nobody else sees it, and it goes with the server. */
export const withSmallDisk = (folder: string, size: string): ReadonlyArray<string> => [
  "unshare",
  ...ownMounts(),
  "sh",
  "-c",
  `mount -t tmpfs -o size=${size},mode=755 tmpfs "$0" && exec "$@"`,
  folder,
]

/** The same with a data folder that a server has used before, on a disk that has become read-only. */
export const withReadOnlyData = (folder: string): ReadonlyArray<string> => [
  "unshare",
  ...ownMounts(),
  "sh",
  "-c",
  `mount -t tmpfs -o mode=700 tmpfs "$0" && touch "$0/owner.lock" && mount -o remount,ro tmpfs "$0" && exec "$@"`,
  folder,
]

/** Mounts of its own, kept from everybody else; in a chroot, whose root is no mount, nobody shares them anyway. */
const ownMounts = (): ReadonlyArray<string> => {
  const usual = process.getuid?.() === 0 ? ["-m"] : ["-r", "-m"]
  return spawnSync("unshare", [...usual, "true"]).status === 0 ? usual : [...usual, "--propagation", "unchanged"]
}
