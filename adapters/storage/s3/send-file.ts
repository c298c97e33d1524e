import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3"
import { type FileHandle, open } from "node:fs/promises"

/** Bytes held in memory at a time: unlike a stream, a part can be sent again after a failure. */
const partSize = 16 * 1024 * 1024

interface Target {
  readonly Bucket: string
  readonly Key: string
}

/** Uploads a file, in parts if it is large; nothing remains if it fails. */
export const sendFile = async (client: S3Client, target: Target, path: string): Promise<void> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size <= partSize) await client.send(new PutObjectCommand({ ...target, Body: await read(file, 0, size) }))
    else await sendParts(client, target, file, size)
  } finally {
    await file.close()
  }
}

const sendParts = async (client: S3Client, target: Target, file: FileHandle, size: number): Promise<void> => {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  if (UploadId === undefined) throw new Error("The service returned no upload id")
  const upload = { ...target, UploadId }
  try {
    const parts = await Array.from({ length: Math.ceil(size / partSize) }).reduce<Promise<Array<CompletedPart>>>(
      async (before, _, at) => [...await before, await sendPart(client, upload, file, at, size)],
      Promise.resolve([]),
    )
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }))
  } catch (cause) {
    await client.send(new AbortMultipartUploadCommand(upload))
    throw cause
  }
}

const sendPart = async (
  client: S3Client,
  upload: Target & { readonly UploadId: string },
  file: FileHandle,
  at: number,
  size: number,
): Promise<CompletedPart> => {
  const start = at * partSize
  const Body = await read(file, start, Math.min(partSize, size - start))
  const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber: at + 1, Body }))
  return { PartNumber: at + 1, ...(ETag !== undefined && { ETag }) }
}

const read = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead !== length) throw new Error("The file became shorter while it was sent")
  return buffer
}
