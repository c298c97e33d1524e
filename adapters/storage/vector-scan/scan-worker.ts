import { Schema } from "effect"
import { parentPort } from "node:worker_threads"
import { heldVectors } from "./held-vectors.ts"
import { ScanRequest } from "./scan-request.ts"

/** A thread that compares vectors, so that requests do not wait for it. */
const mostBytes = 200_000_000

const answer = heldVectors(mostBytes)
const decode = Schema.decodeUnknownSync(ScanRequest)

parentPort?.on("message", (message: unknown) => parentPort?.postMessage(answer(decode(message)), []))
