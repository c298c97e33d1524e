import type { Client } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import type { BrowserContext, Page } from "playwright"
import type { WebProduct } from "./a-web-product.ts"
import { heldUpload } from "./held-upload.ts"
import { type Screen, type Shown, type View, views } from "./screen.ts"

/** What the screens show: an account with files in every state, and one without any. */
export interface Pictured {
  readonly shown: Shown
  /** A page of this view, in the browser of the person the screen is of. */
  readonly pageOf: (screen: Screen, view: View, colorScheme: "light" | "dark") => Promise<Page>
}

/** The accounts begin with these names, or have these addresses. */
export const pictured = async (product: WebProduct, pro = "maya", free = "tom"): Promise<Pictured> => {
  const [maya, newcomer] = await Promise.all([product.user(pro, "pro"), product.user(free, "free")])
  const contexts = new Map<string, Promise<BrowserContext>>()
  return {
    shown: await someFiles(maya),
    pageOf: async ({ who = "maya" }, view, colorScheme) => {
      const key = `${who} ${view} ${colorScheme}`
      const options = { ...views[view], colorScheme }
      const context = contexts.get(key) ??
        (who === "nobody" ? product.visitor(options) : product.context(who === "newcomer" ? newcomer : maya, options))
      contexts.set(key, context)
      return (await context).newPage()
    },
  }
}

const someFiles = async (maya: Client): Promise<Shown> => {
  const { wav } = await shortTalk()
  const recording = await maya.upload(wav, { title: "Weekly planning" })
  const silence = wavOf(new Int16Array(16_000 * 5))
  const failed = await maya.uploadBytes("silence.wav", silence, { title: "Interview 22" })
  const folder = await folderOf(maya, "Interviews")
  const emptyFolder = await folderOf(maya, "Policies")
  const policy = await paste(maya, "Travel policy 2027")
  await maya.call("POST", `/api/folder/${policy.id}/move`, { folderId: folder })
  await inTurn(
    ["Budget of the spring campaign", "Notes on the office move"],
    (title) => paste(maya, title),
  )
  await Promise.all([maya.finished(recording), maya.finished(failed)])
  const { id: running } = await heldUpload(maya, wav, { title: "Board call, November" })
  return { recording, failed, running, folder, emptyFolder }
}

const paste = (maya: Client, title: string) =>
  maya.call<{ readonly id: string }>("POST", "/api/transcription/paste-text", {
    title,
    text: `${title}. We decided on a budget of 300 dollars.`,
  })

const folderOf = async (maya: Client, name: string): Promise<string> =>
  (await maya.call<{ readonly id: string }>("POST", "/api/folder", { name })).id
