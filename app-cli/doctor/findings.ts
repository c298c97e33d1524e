import type { Settings } from "#adapters/system/config/settings.ts"
import type { Finding } from "#domain/desk/finding.ts"
import { Effect } from "effect"
import { checkBackups } from "./backups.ts"
import { checkCertificate } from "./certificate.ts"
import { checkConfinement } from "./confinement.ts"
import { checkExports } from "./exports.ts"
import { checkLinks } from "./links.ts"
import { checkMachine } from "./machine.ts"
import { checkMeetings } from "./meetings.ts"
import { checkPayments, checkPlans } from "./payments.ts"
import { checkPrograms } from "./programs.ts"
import { checkServices } from "./services.ts"
import { checkSignIn } from "./sign-in.ts"
import { checkTelemetry } from "./telemetry.ts"
import { checkTranslator } from "./translator.ts"

/** What is installed, configured and reachable. Asks no service that charges for it. */
export const findingsOf = (settings: Settings): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.all([
    checkMachine(settings),
    checkPrograms,
    checkServices(settings),
    checkTelemetry(settings),
    checkExports(settings),
    checkConfinement,
    checkTranslator(settings),
    checkLinks(settings),
    checkMeetings(settings),
    Effect.succeed([...checkSignIn(settings), checkPlans(settings), checkPayments(settings)]),
    checkCertificate(settings),
    checkBackups(settings),
  ], { concurrency: 3 }).pipe(Effect.map((found) => found.flat()))
