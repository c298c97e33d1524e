import type { Client } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import type { BrowserContext, BrowserContextOptions, Page } from "playwright"
import type { WebProduct } from "./a-web-product.ts"
import { heldUpload } from "./held-upload.ts"
import type { Screen, Shown } from "./screen.ts"

/** What the screens show: an account with files in every state, and one without any. */
export interface Pictured {
  readonly shown: Shown
  /** A page in the browser of whoever the screen is of. */
  readonly pageOf: (screen: Screen) => Promise<Page>
}

export const pictured = async (product: WebProduct, options: BrowserContextOptions): Promise<Pictured> => {
  const [maya, newcomer] = await Promise.all([product.user("maya", "pro"), product.user("tom", "free")])
  const shown = await someFiles(maya)
  const contexts = new Map<Screen["who"], Promise<BrowserContext>>()
  const contextOf = (who: Screen["who"]): Promise<BrowserContext> => {
    const made = contexts.get(who) ??
      (who === "nobody" ? product.visitor(options) : product.context(who === "newcomer" ? newcomer : maya, options))
    contexts.set(who, made)
    return made
  }
  return { shown, pageOf: async ({ who }) => (await contextOf(who)).newPage() }
}

const someFiles = async (maya: Client): Promise<Shown> => {
  const { wav } = await shortTalk()
  const recording = await maya.upload(wav, { title: "Weekly planning" })
  const silence = { name: "silence.wav", content: wavOf(new Int16Array(16_000 * 5)) }
  const failed = await maya.uploadBytes(silence.name, silence.content, { title: "Interview 22" })
  await inTurn(
    ["Travel policy 2027", "Budget of the spring campaign", "Notes on the office move"],
    (title) =>
      maya.call("POST", "/api/transcription/paste-text", {
        title,
        text: `${title}. We decided on a budget of 300 dollars.`,
      }),
  )
  await Promise.all([maya.finished(recording), maya.finished(failed)])
  const { id: running } = await heldUpload(maya, wav, { title: "Board call, November" })
  return { recording, failed, running }
}
