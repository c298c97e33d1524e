import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { type ReactElement, useId, useState } from "react"
import { EndpointResult } from "./endpoint-result.tsx"
import { EngineCard } from "./engine-card.tsx"
import { type EngineList, useEngineChanges } from "./use-engines.ts"

interface EndpointCardProps {
  readonly endpoint: EngineList["endpoint"]
  readonly isUsed: boolean
  readonly mayUse: boolean
}

/** A service compatible with OpenAI's: to set it up, to try it and to use it. */
export const EndpointCard = ({ endpoint, isUsed, mayUse }: EndpointCardProps): ReactElement => {
  const t = useText("engines")
  const id = useId()
  const { setEndpoint, removeEndpoint, use, input } = useEngineChanges()
  const test = trpc.engine.testEndpoint.useMutation(slow)
  const [address, setAddress] = useState(endpoint?.address ?? "")
  const [model, setModel] = useState(endpoint?.model ?? "")
  const [key, setKey] = useState("")
  const given = { address, model, ...(key === "" ? {} : { key }), ...input }
  const isPending = setEndpoint.isPending || removeEndpoint.isPending || use.isPending || test.isPending
  const isEmpty = address.trim() === "" || model.trim() === ""
  const save = () => setEndpoint.mutate(given, { onSuccess: () => setKey("") })
  const forget = () =>
    removeEndpoint.mutate(input, {
      onSuccess: () => {
        setAddress("")
        setModel("")
      },
    })
  const fields = [
    {
      name: "address",
      label: t("engines.address"),
      value: address,
      set: setAddress,
      example: "https://api.openai.com/v1",
    },
    { name: "model", label: t("engines.model"), value: model, set: setModel, example: "whisper-1" },
  ]
  return (
    <EngineCard
      title={t("engines.endpoint")}
      text={t("engines.endpointText")}
      isUsed={isUsed}
      status={endpoint === null ? "" : t("engines.state.installed")}
      error={setEndpoint.error ?? removeEndpoint.error ?? use.error}
      actions={
        <>
          <Button className="max-md:h-11" disabled={isPending || isEmpty} onClick={() => test.mutate(given)}>
            {t(test.isPending ? "engines.testing" : "engines.test")}
          </Button>
          <Button className="max-md:h-11" disabled={isPending || isEmpty} onClick={save}>{t("act.save")}</Button>
          {endpoint !== null && !isUsed && mayUse && (
            <Button
              data-leaves
              className="max-md:h-11"
              disabled={isPending}
              onClick={() => use.mutate({ engine: "endpoint", ...input })}
            >
              {t("engines.use")}
            </Button>
          )}
          {endpoint !== null && !isUsed && (
            <Button data-leaves tone="ghost" className="max-md:h-11" disabled={isPending} onClick={forget}>
              {t("engines.remove")}
            </Button>
          )}
        </>
      }
    >
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {fields.map(({ name, label, value, set, example }) => (
          <label key={name} htmlFor={`${id}-${name}`} className="min-w-0">
            <span className="mb-1.5 block text-sm font-[540]">{label}</span>
            <Input
              id={`${id}-${name}`}
              value={value}
              placeholder={example}
              autoComplete="off"
              spellCheck={false}
              className="max-md:!h-11"
              onChange={({ target }) =>
                set(target.value)}
            />
          </label>
        ))}
        <label htmlFor={`${id}-key`} className="min-w-0 sm:col-span-2">
          <span className="mb-1.5 block text-sm font-[540]">{t("engines.key")}</span>
          <Input
            id={`${id}-key`}
            type="password"
            value={key}
            placeholder={t(endpoint?.has_key === true ? "engines.keyStored" : "engines.keyOptional")}
            autoComplete="off"
            className="max-md:!h-11"
            onChange={({ target }) => setKey(target.value)}
          />
        </label>
      </div>
      <output className="mt-3 block text-sm empty:hidden">
        {test.data !== undefined && <EndpointResult {...test.data} />}
        {test.error !== null && <span className="text-bad">{errorMessage(test.error)}</span>}
      </output>
    </EngineCard>
  )
}
