import { openAsBlob } from "node:fs"
import { basename } from "node:path"

type Body = Blob | ReadableStream<Uint8Array>

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, "tus-resumable": "1.0.0" })

const checked = (response: Response, what: string): Response => {
  if (!response.ok) throw new Error(`${what}: ${response.status}`)
  return response
}

/** Announces a file through the resumable protocol, for a task or the media tools; returns the path of the upload. */
export const announce = async (
  url: string,
  token: string,
  file: string,
  purpose: "task" | "tool" = "task",
): Promise<string> => {
  const { size } = await openAsBlob(file)
  const response = await fetch(`${url}/files`, {
    method: "POST",
    headers: {
      ...headersOf(token),
      "upload-length": String(size),
      "upload-metadata": `filename ${encoded(basename(file))},for ${encoded(purpose)}`,
    },
  })
  return new URL(checked(response, "announcing").headers.get("location") ?? "", url).pathname
}

const encoded = (text: string): string => Buffer.from(text).toString("base64")

/** Opens an upload for a recording that is not finished yet; returns the path of the upload. */
export const announceGrowing = async (url: string, token: string, fileName: string): Promise<string> => {
  const response = await fetch(`${url}/files`, {
    method: "POST",
    headers: {
      ...headersOf(token),
      "upload-defer-length": "1",
      "upload-metadata": `filename ${Buffer.from(fileName).toString("base64")}`,
    },
  })
  return new URL(checked(response, "announcing").headers.get("location") ?? "", url).pathname
}

/** How many bytes the server has. */
export const offsetOf = async (url: string, token: string, path: string): Promise<number> => {
  const response = await fetch(`${url}${path}`, { method: "HEAD", headers: headersOf(token) })
  return Number(checked(response, "asking for the offset").headers.get("upload-offset"))
}

/** Sends what comes after `offset`, or as much as `body` has of it; `length` goes with the last piece of a growing upload. */
export const proceed = async (
  url: string,
  token: string,
  path: string,
  offset: number,
  body: Body,
  length: number | null = null,
) => {
  const response = await fetch(`${url}${path}`, {
    method: "PATCH",
    headers: {
      ...headersOf(token),
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
      ...(length === null ? {} : { "upload-length": String(length) }),
    },
    body,
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  })
  checked(response, "sending")
}

/** The whole file in one request; returns the id of the upload. */
export const uploadResumably = async (
  url: string,
  token: string,
  file: string,
  purpose: "task" | "tool" = "task",
): Promise<string> => {
  const path = await announce(url, token, file, purpose)
  await proceed(url, token, path, 0, await openAsBlob(file))
  return path.split("/").at(-1) ?? ""
}
