import { execFile } from "node:child_process"
import { promisify } from "node:util"

const execute = promisify(execFile)

/** Runs a Debian program the tests need. When it is missing the test fails and says what to install. */
export const command = async (name: string, args: ReadonlyArray<string>): Promise<string> => {
  try {
    return (await execute(name, [...args], { maxBuffer: 64_000_000 })).stdout
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error
    throw new Error(`${name} is missing: apt-get install ffmpeg flite pocketsphinx pocketsphinx-en-us`, {
      cause: error,
    })
  }
}
