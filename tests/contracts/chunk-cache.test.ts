import * as Pcm from "#adapters/media/pcm/chunk-cache.ts"
import { chunkCacheContract } from "./chunk-cache.contract.ts"

chunkCacheContract("samples", Pcm.layer)
