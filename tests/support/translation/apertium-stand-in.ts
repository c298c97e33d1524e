import { Effect } from "effect"
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Behaves as the real one does towards us: lists modes, translates paragraphs of a file, and without one prints its usage and exits with 0. */
const script = `#!/usr/bin/env bash
if [ "$1" = "-l" ]; then printf '  eng-spa\\n  spa-eng\\n  spa-eng_US\\n'; exit 0; fi
file="\${@: -1}"
if [ ! -f "$file" ]; then echo "USAGE: apertium [-d datadir] [-f format] [-u] <direction> [in [out]]"; exit 0; fi
sed -E 's/(>)([^<]+)/\\1 Dijo \\2/g' "$file"
`

/** A folder with a stand-in for apertium, which may run something else instead. */
export const apertiumStandIn = (content = script) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const folder = await mkdtemp(join(tmpdir(), "parley-test-apertium-"))
      await writeFile(join(folder, "apertium"), content)
      await chmod(join(folder, "apertium"), 0o755)
      return folder
    }),
    (folder) => Effect.promise(() => rm(folder, { recursive: true })),
  )
