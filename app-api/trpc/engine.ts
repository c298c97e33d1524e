import { chooseEngine } from "#domain/engine/use-cases/choose-engine.ts"
import { dismissOffer } from "#domain/engine/use-cases/dismiss-offer.ts"
import { getVideoProgram } from "#domain/engine/use-cases/get-video-program.ts"
import { installModel } from "#domain/engine/use-cases/install-model.ts"
import { installVideoProgram } from "#domain/engine/use-cases/install-video-program.ts"
import { listEngines } from "#domain/engine/use-cases/list-engines.ts"
import { removeEndpoint } from "#domain/engine/use-cases/remove-endpoint.ts"
import { removeModel } from "#domain/engine/use-cases/remove-model.ts"
import { setEndpoint } from "#domain/engine/use-cases/set-endpoint.ts"
import { testEndpoint } from "#domain/engine/use-cases/test-endpoint.ts"
import { operatorMutation, operatorQuery, router } from "./trpc.ts"

export const engineRouter = router({
  dismissOffer: operatorMutation(dismissOffer),
  getVideoProgram: operatorQuery(getVideoProgram),
  installModel: operatorMutation(installModel),
  installVideoProgram: operatorMutation(installVideoProgram),
  listEngines: operatorQuery(listEngines),
  removeEndpoint: operatorMutation(removeEndpoint),
  removeModel: operatorMutation(removeModel),
  setEndpoint: operatorMutation(setEndpoint),
  testEndpoint: operatorMutation(testEndpoint),
  chooseEngine: operatorMutation(chooseEngine),
})
