import { join } from "node:path"
import { root } from "./podman.ts"

/** The recording of the stories: PARLEY_SPEECH, of English under a minute, or the product's example. */
export const talk = process.env["PARLEY_SPEECH"] ?? join(root, "adapters/documents/example/team-meeting.mp3")
