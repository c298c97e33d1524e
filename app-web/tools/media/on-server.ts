import { RequestFailed } from "#web/request/failures.ts"
import { client } from "../calls/client.ts"
import { sendFile } from "../calls/send-file.ts"
import { enterAsSomeone } from "../calls/visitor.ts"
import type { ItemState, Made } from "./items.ts"
import type { MediaTool, SoundFormat } from "./recipe.ts"

interface Wanted {
  readonly file: File
  readonly tool: MediaTool
  readonly format: SoundFormat
  readonly quality: number
  readonly signal: AbortSignal
  readonly onState: (state: ItemState) => void
}

const pollMs = 1000

type Conversion = Awaited<ReturnType<typeof client.conversion.getConversion.query>>

/** Sends a file and follows its conversion to the end. Stopping it stops the server, too. */
export const convertOnServer = async ({ file, signal, onState, ...wish }: Wanted): Promise<Made> => {
  await enterAsSomeone()
  const sending = (fraction: number) => onState({ _tag: "Working", step: "sending", fraction })
  const upload_id = await sendFile({ file, isForTools: true, signal, onProgress: sending })
  const { id } = await client.conversion.convertMedia.mutate({ upload_id, ...wish })
  return follow(id, signal, onState)
}

const follow = async (conversion_id: string, signal: AbortSignal, onState: Wanted["onState"]): Promise<Made> => {
  if (signal.aborted) {
    await client.conversion.cancelConversion.mutate({ conversion_id }).catch(() => undefined)
    signal.throwIfAborted()
  }
  const now = await client.conversion.getConversion.query({ conversion_id })
  if (now.status === "completed") return madeOf(now)
  if (now.status === "failed") {
    const { error_code, error_message } = now
    throw new RequestFailed(422, error_message ?? "", error_code, { error_code })
  }
  onState({ _tag: "Working", step: "converting", fraction: now.progress })
  await new Promise((resolve) => setTimeout(resolve, pollMs))
  return follow(conversion_id, signal, onState)
}

export const madeOf = ({ id, download_url, result_name, processed_size, expires_in, format }: Conversion): Made => ({
  url: download_url ?? "",
  name: result_name,
  size: processed_size ?? 0,
  endsAt: expires_in === null ? null : performance.now() + expires_in * 1000,
  conversionId: id,
  format,
})
