import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { sharedFolder, sharedServer } from "../shared-server.ts"
import type { Place, ServiceName } from "./services.ts"

/** A service of this run in a container, and where it is. */
export const inContainer = async (
  name: ServiceName,
  answers: (host: string, port: number) => Promise<boolean>,
): Promise<Place & { readonly port: number }> => {
  const kept = join(sharedFolder(name), "place")
  const place = (): Place => JSON.parse(readFileSync(kept, "utf8"))
  const settings = Object.entries(process.env)
    .filter(([setting]) => /^(DOCKER_|TESTCONTAINERS_|TEST_)/.test(setting))
    .map(([setting, value]) => `${setting}='${value}'`)
  const program = join(import.meta.dirname, "container-worker.ts")
  const { port } = await sharedServer({
    name,
    // Not by `exec`: it outlives the run for as long as it takes to remove the container.
    script: `env ${settings.join(" ")} "${process.execPath}" "${program}" ${name} > "$dir/log" 2>&1; exit 1`,
    answers: async (at) => existsSync(kept) && answers(place().host, at),
  })
  return { ...place(), port }
}
