import * as Ffmpeg from "#adapters/ffmpeg/media-tool.ts"
import { mediaToolContract } from "./media-tool.contract.ts"

mediaToolContract("ffmpeg", Ffmpeg.layer({ maxDuration: 3600 }))
