import { token } from "#web/lib/session.ts"
import { settings } from "#web/lib/settings.ts"
import { endSession } from "#web/request/end-session.ts"
import { importWithRetry } from "#web/request/import-with-retry.ts"
import { ownRefusal } from "#web/request/refusal.ts"
import { credentials } from "#web/request/send.ts"
import { DetailedError, Upload } from "tus-js-client"
import type { BatchEvent } from "../batch/batch-events.ts"
import { refusedFile } from "../batch/upload-batch.ts"
import { isUnreachable, ticketIn } from "./parts-ticket.ts"
import { pieceSize, shrinkPieces } from "./piece-size.ts"
import { refusalIn, type Sending } from "./sending.ts"
import { hasLength } from "./tus-calls.ts"

/** Sends the rest of a file; resolves to the outcome. Waiting and retrying are up to the caller. */
export const sendFile = async (sending: Sending): Promise<BatchEvent | null> => {
  const { isDeferred, address } = sending.file
  if (!isDeferred && goesToStore(address)) {
    const { sendInParts } = await importWithRetry(() => import("./send-in-parts.ts"))
    const outcome = await sendInParts(sending)
    if (outcome !== "unreachable") return outcome
    return upload({ ...sending, file: { ...sending.file, address: null } }, false)
  }
  // The length may be declared only once, and an earlier attempt may have declared it before the network failed.
  return upload(sending, isDeferred && address !== null && !await hasLength(address))
}

/** A new file where there is a store that this page has reached, or one that began there. */
const goesToStore = (address: string | null): boolean =>
  settings.uploadsTo !== null && (address === null ? !isUnreachable() : ticketIn(address) !== null)

const upload = ({ file, bytes, signal, onEvent }: Sending, uploadLengthDeferred: boolean): Promise<BatchEvent | null> =>
  new Promise((resolve) => {
    const fileId = file.id
    const address = () => new URL(sending.url ?? "", document.baseURI).href
    let bearer: string | null = null
    const sending = new Upload(bytes, {
      endpoint: new URL("/files", document.baseURI).href,
      uploadUrl: file.address,
      uploadLengthDeferred,
      metadata: { filename: file.name, filetype: bytes.type },
      chunkSize: pieceSize(),
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        bearer = token()
        for (const [name, value] of Object.entries(credentials())) request.setHeader(name, value)
      },
      onUploadUrlAvailable: () => onEvent({ _tag: "Opened", fileId, address: address() }),
      onAfterResponse: (_, response) => {
        const sent = Number.parseInt(response.getHeader("Upload-Offset") ?? "", 10)
        if (!Number.isNaN(sent) && sending.url !== null) {
          onEvent({ _tag: "Acknowledged", fileId, address: address(), sent })
        }
      },
      onProgress: (sent) => onEvent({ _tag: "Progressed", fileId, address: address(), sent }),
      onSuccess: () => resolve({ _tag: "Arrived", fileId, address: address() }),
      onError: (error) => {
        if (signal.aborted) return resolve(null)
        const outcome = outcomeOf(error, fileId, bearer)
        if (outcome !== "tooLarge") return resolve(outcome)
        sending.options.chunkSize = pieceSize()
        sending.start()
      },
    })
    if (signal.aborted) return resolve(null)
    signal.addEventListener("abort", () => {
      void sending.abort()
      resolve(null)
    })
    sending.start()
  })

const outcomeOf = (error: Error, fileId: string, bearer: string | null): BatchEvent | "tooLarge" => {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  const refusal = refusalIn(response?.getBody() ?? "")
  // A proxy that does not accept such a body answers without our envelope, or hangs up.
  if (status === 413 && refusal === null && shrinkPieces()) return "tooLarge"
  if (response === null && error instanceof DetailedError) shrinkPieces()
  if (status === 401) {
    endSession(bearer)
    return { _tag: "SignedOut" }
  }
  if (status === 400 || status === 403 || status === 413) {
    return refusedFile(fileId, refusal ?? ownRefusal(status === 413 ? "FileTooLarge" : ""))
  }
  // The bytes can no longer be read: the file was changed or moved after it was chosen.
  return error instanceof DetailedError ? { _tag: "Interrupted" } : refusedFile(fileId, ownRefusal("BytesGone"))
}
