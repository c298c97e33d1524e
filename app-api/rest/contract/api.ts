import { HttpApi, OpenApi } from "effect/http-api"
import { Account } from "./account.ts"
import { Intake } from "./intake.ts"
import { Live, Media } from "./live.ts"
import { Transcription } from "./transcription.ts"
import { Visitors } from "./visitors.ts"

export const Api = HttpApi.make("api").add(Visitors).add(Account).add(Transcription).add(Intake).add(Live).add(Media)
  .annotate(OpenApi.Version, "1")
