import { endSession } from "#web/request/end-session.ts"
import { credentials } from "#web/request/send.ts"
import { DetailedError, Upload } from "tus-js-client"
import type { ParcelEvent } from "../batch/batch-events.ts"
import { type ParcelFile, refusedFile } from "../batch/upload-batch.ts"
import { hasLength } from "./tus-calls.ts"

interface Sending {
  readonly file: ParcelFile
  readonly bytes: Blob
  /** Aborted: the reader stopped it, and the outcome is null. */
  readonly signal: AbortSignal
  readonly tell: (event: ParcelEvent) => void
}

/** A piece that is lost with the network is sent again: small ones lose little. */
const chunkSize = 8_000_000

/** Sends a file from where the server has it; gives what became of it. Waiting and trying again is not its business. */
export const sendFile = async (sending: Sending): Promise<ParcelEvent | null> => {
  const { isDeferred, address } = sending.file
  // Its length may be told once only: an earlier try may have told it before the network broke.
  return upload(sending, isDeferred && address !== null && !await hasLength(address))
}

const upload = ({ file, bytes, signal, tell }: Sending, uploadLengthDeferred: boolean): Promise<ParcelEvent | null> =>
  new Promise((resolve) => {
    const fileId = file.id
    const address = () => new URL(sending.url ?? "", document.baseURI).href
    const sending = new Upload(bytes, {
      endpoint: new URL("/files", document.baseURI).href,
      uploadUrl: file.address,
      uploadLengthDeferred,
      metadata: { filename: file.name, filetype: bytes.type },
      chunkSize,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(credentials())) request.setHeader(name, value)
      },
      onUploadUrlAvailable: () => tell({ _tag: "Opened", fileId, address: address() }),
      onAfterResponse: (_, response) => {
        const sent = Number.parseInt(response.getHeader("Upload-Offset") ?? "", 10)
        if (!Number.isNaN(sent) && sending.url !== null) {
          tell({ _tag: "Acknowledged", fileId, address: address(), sent })
        }
      },
      onProgress: (sent) => tell({ _tag: "Progressed", fileId, address: address(), sent }),
      onSuccess: () => resolve({ _tag: "Arrived", fileId, address: address() }),
      onError: (error) => resolve(signal.aborted ? null : outcomeOf(error, fileId)),
    })
    if (signal.aborted) return resolve(null)
    signal.addEventListener("abort", () => {
      void sending.abort()
      resolve(null)
    })
    sending.start()
  })

const outcomeOf = (error: Error, fileId: string): ParcelEvent => {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  if (status === 401) {
    endSession()
    return { _tag: "SignedOut" }
  }
  if (status === 400 || status === 403 || status === 413) {
    const said = response?.getBody().trim() ?? ""
    const code = status === 413 ? "FileTooLarge" : "IntakeRefused"
    return refusedFile(fileId, { code, detail: null, said })
  }
  // Bytes that can no longer be read: the file was changed or moved since it was chosen.
  if (!(error instanceof DetailedError)) {
    return refusedFile(fileId, { code: "BytesGone", detail: null, said: error.message })
  }
  return { _tag: "Interrupted" }
}
