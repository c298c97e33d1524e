/** How people of each system install packages. */
const commands = {
  apt: "sudo apt-get install -y --no-install-recommends",
  dnf: "sudo dnf install -y",
  pacman: "sudo pacman -S --needed",
  brew: "brew install",
}

const programs = { apt: "apt-get", dnf: "dnf", pacman: "pacman" }

/** The package manager of this machine; null where it is none that we know. */
export const managerOf = (platform, onPath) =>
  platform === "darwin" ? "brew" : Object.keys(programs).find((name) => onPath(programs[name])) ?? null

const distinct = (words) => [...new Set(words.filter((word) => word !== undefined))]

/** What to say of missing engines: the one command that installs them, and what this system has no package for. */
export const adviceFor = (manager, missing) => {
  const unpackaged = missing.filter((engine) => engine[manager] === undefined)
  const packages = distinct(missing.map((engine) => engine[manager]))
  const features = distinct(missing.filter((engine) => engine[manager] !== undefined).map(({ feature }) => feature))
  return [
    ...(packages.length === 0 ? [] : [
      `Missing for ${features.join(", ")}. Run this once, then start again; the rest works meanwhile:`,
      `  ${commands[manager]} ${packages.join(" ")}`,
    ]),
    ...(unpackaged.length === 0 ? [] : [
      `No package of this system is known for ${distinct(unpackaged.map(({ apt }) => apt)).join(", ")}: ${
        distinct(unpackaged.map(({ feature }) => feature)).join(", ")
      } will not work until they are installed some other way.`,
    ]),
  ]
}
