import { Effect } from "effect"
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * Behaves as the real one does towards us: lists modes, translates paragraphs of a file, and without one prints its usage
 * and exits with 0. Words get another ending, after some that are Spanish; it forgets the number 30.
 */
const script = `#!/usr/bin/env bash
if [ "$1" = "-l" ]; then printf '  eng-spa\\n  spa-eng\\n  spa-eng_US\\n'; exit 0; fi
file="\${@: -1}"
if [ ! -f "$file" ]; then echo "USAGE: apertium [-d datadir] [-f format] [-u] <direction> [in [out]]"; exit 0; fi
sed -E 's/([a-z]{2})( |[.,]|<\\/p>)/\\1o\\2/g; s/ 30 / /; s/(<p id="[0-9]+">)/\\1El de la que /' "$file"
`

/** Makes a folder with a stand-in for apertium, which may run something else instead. */
export const makeStandIn = async (content = script): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "parley-test-apertium-"))
  await writeFile(join(folder, "apertium"), content)
  await chmod(join(folder, "apertium"), 0o755)
  return folder
}

export const removeStandIn = (folder: string): Promise<void> => rm(folder, { recursive: true })

/** The same, for as long as the scope lives. */
export const apertiumStandIn = (content?: string) =>
  Effect.acquireRelease(
    Effect.promise(() => makeStandIn(content)),
    (folder) => Effect.promise(() => removeStandIn(folder)),
  )
