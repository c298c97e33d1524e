import { refusalIn } from "#domain/kernel/database-away.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { version } from "#domain/kernel/version.ts"
import { Cause, Console, Effect, Exit } from "effect"
import { CliError, CliOutput, Command, TerminalCapabilities } from "effect/cli"
import { report } from "./report.ts"

/** Runs a command line and returns its exit code; errors go to standard error. */
export const runCli = <const Name extends string, Input, E extends DomainError, R, Context>(
  root: Command.Command<Name, Input, Context, E, R>,
  args: ReadonlyArray<string>,
) =>
  Command.runWith(root, { version })(args).pipe(
    Effect.provideService(CliOutput.Presenter, presenter),
    Effect.exit,
    Effect.flatMap((exit) => Exit.isSuccess(exit) ? Effect.succeed(0) : explain(exit.cause)),
  )

/** The framework prints the help for wrong usage to standard output, where a script expects only what it asked for. */
const presenter: CliOutput.Presenter = {
  present: Effect.fnUntraced(function*(event) {
    if (event._tag !== "InvalidInvocation") return yield* CliOutput.defaultPresenter.present(event)
    const { canColor } = yield* TerminalCapabilities.TerminalCapabilities
    const { formatHelpDoc, formatErrors } = CliOutput.defaultFormatter({ colors: canColor })
    yield* Console.error(`${formatHelpDoc(event.helpDoc)}\n${formatErrors(event.errors.map(inPlainWords))}`)
  }),
}

/** What a value should have been, without the framework's internal names. */
const inPlainWords = (error: CliError.CliError): CliError.CliError => {
  if (error._tag !== "InvalidValue") return error
  const { kind, option, value } = error
  const expected = error.expected.replace("Schema validation failed: ", "")
    .replace("a string representing a finite number", "a number")
  return new CliError.InvalidValue({ kind, option, value, expected })
}

const explain = (cause: Cause.Cause<DomainError | CliError.CliError>): Effect.Effect<number> => {
  if (Cause.hasInterruptsOnly(cause)) return Effect.succeed(130)
  const failure = cause.reasons.find(Cause.isFailReason)?.error ?? refusalIn(cause) ?? undefined
  if (failure === undefined) return Effect.as(Console.error(`Internal error\n${Cause.pretty(cause)}`), 70)
  if (CliError.isCliError(failure)) {
    return Effect.succeed(failure._tag === "ShowHelp" && failure.errors.length === 0 ? 0 : 64)
  }
  return report(failure)
}
