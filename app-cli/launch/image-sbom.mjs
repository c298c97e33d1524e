import { readFileSync, writeFileSync } from "node:fs"

/** Adds the system's packages, as `dpkg-query` lists them on standard input, to a bill of materials. */
const [file] = process.argv.slice(2)
const bill = JSON.parse(readFileSync(file, "utf8"))
const system = readFileSync(0, "utf8").trim().split("\n").map((line) => line.split(" ")).map(
  ([name, version, architecture]) => ({
    type: "library",
    name,
    version,
    purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}`,
  }),
)
writeFileSync(file, JSON.stringify({ ...bill, components: [...bill.components, ...system] }))
