import { pieceSize } from "#web/entities/upload/sending/piece-size.ts"
import { RequestFailed } from "#web/request/failures.ts"
import { importWithRetry } from "#web/request/import-with-retry.ts"
import { readRefusal } from "#web/request/refusal.ts"
import { credentials } from "./client.ts"

interface Sending {
  readonly file: File
  /** Files for the media tools may be larger. */
  readonly isForTools: boolean
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** Sends a file in pieces, going on after a lost network; resolves to the id of the upload. */
export const sendFile = async ({ file, isForTools, signal, onProgress }: Sending): Promise<string> => {
  const { DetailedError, Upload } = await importWithRetry(() => import("tus-js-client"))
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      const answer = error instanceof DetailedError ? error.originalResponse : null
      reject(refused(answer?.getStatus() ?? 0, answer?.getBody() ?? ""))
    }
    const upload = new Upload(file, {
      endpoint: new URL("/files", document.baseURI).href,
      metadata: { filename: file.name, filetype: file.type, ...(isForTools && { for: "tool" }) },
      chunkSize: pieceSize(),
      retryDelays: [500, 2000, 5000, 10_000],
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(credentials())) request.setHeader(name, value)
      },
      onShouldRetry: ({ originalResponse }) => {
        const status = originalResponse?.getStatus() ?? 0
        return status === 0 || status === 409 || status === 423 || status >= 500
      },
      onProgress: (sent) => onProgress(sent / Math.max(1, file.size)),
      onSuccess: () => resolve(upload.url?.split("/").at(-1) ?? ""),
      onError: fail,
    })
    signal.addEventListener("abort", () => {
      // What has arrived is removed.
      void upload.abort(true).catch(() => undefined)
      reject(new DOMException("stopped", "AbortError"))
    })
    upload.start()
  })
}

const refused = (status: number, body: string): RequestFailed => {
  const { message, data } = parsed(body)
  return new RequestFailed(status, message, readRefusal(data, message)?.code ?? null, data)
}

const parsed = (body: string): { readonly message: string; readonly data: unknown } => {
  try {
    const { message = "", data = null }: { message?: string; data?: unknown } = JSON.parse(body)
    return { message, data }
  } catch {
    return { message: "", data: null }
  }
}
