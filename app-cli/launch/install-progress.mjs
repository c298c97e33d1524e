/// Run beside an installation, which says nothing until it is over: prints every few seconds how far it is.
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Milliseconds between two lines. */
const pause = 5000

/** The packages that npm is to put there, by their folders. Those for other platforms never come. */
const wantedPackages = (lock, withoutDevelopment) =>
  Object.entries(lock.packages)
    .filter(([path, { dev, optional, devOptional }]) =>
      path !== "" && !optional && !(withoutDevelopment && (dev || devOptional))
    )
    .map(([path]) => path)

/** What is said of so many packages after so many seconds. */
const progressLine = (done, total, seconds) =>
  done < total
    ? `  ${done} of ${total} packages (${Math.floor((done / total) * 100)} %) after ${seconds} s`
    : `  ${total} packages are there; running their own steps, such as downloading engines (${seconds} s)`

const report = (root, withoutDevelopment) => {
  const wanted = wantedPackages(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")), withoutDevelopment)
  const started = Date.now()
  const parent = process.ppid
  const say = () => {
    // The installation is over, or was ended.
    if (process.ppid !== parent) process.exit()
    const done = wanted.filter((path) => existsSync(join(root, path, "package.json"))).length
    console.error(progressLine(done, wanted.length, Math.round((Date.now() - started) / 1000)))
  }
  say()
  setInterval(say, pause)
}

const [, , root, extent] = process.argv
report(root, extent === "product")
