import { spawnSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** EXT4_IOC_SHUTDOWN without writing the journal: what was not flushed is lost, as it is when the power fails. */
const cut = `perl -e '
  use Fcntl; $how = pack("L", 2);
  sysopen(D, $ARGV[0], O_RDONLY) && ioctl(D, 0x8004587D, $how) or die "$!"'`

const mounted = `mount -o loop "$0/disk" "$0/mnt"`
const script = fileURLToPath(new URL("store-one.ts", import.meta.url))

const tried = (command: string, args: ReadonlyArray<string>): string | null => {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" })
  return status === 0 ? null : `${command}: ${stderr}`
}

const inNamespace = (folder: string, steps: ReadonlyArray<string>, ...args: ReadonlyArray<string>): string | null => {
  for (const name of ["mnt", "after"]) mkdirSync(join(folder, name), { recursive: true })
  const disk = join(folder, "disk")
  return tried("truncate", ["-s", "64M", disk]) ?? tried("mkfs.ext4", ["-q", "-F", disk])
    ?? tried("unshare", ["-m", "sh", "-c", steps.join(" && "), folder, ...args])
}

/** Whether a disk can lose its power here: it needs root, loop devices, ext4 and a mount namespace of its own. */
export const canCutPower = (folder: string): boolean => inNamespace(folder, [mounted, `umount "$0/mnt"`]) === null

/** Stores one thing on such a disk, cuts the power, and answers a folder with what the disk has after that. */
export const afterPowerCut = (folder: string, kind: string): string => {
  const node = [process.execPath, "--disable-warning=ExperimentalWarning", script, join(folder, "mnt"), kind]
  const unmount = `umount "$0/mnt"`
  const steps = [mounted, `"$@"`, `${cut} "$0/mnt"`, unmount, mounted, `cp -a "$0/mnt/." "$0/after"`, unmount]
  const error = inNamespace(folder, steps, ...node)
  if (error !== null) throw new Error(error)
  return join(folder, "after")
}
