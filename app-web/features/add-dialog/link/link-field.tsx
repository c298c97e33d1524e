import { useStore } from "#web/lib/store.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { Said } from "#web/ui/said.tsx"
import { type ClipboardEvent, type ReactElement, useId } from "react"
import { addressAlone, noLink } from "./link-choice.ts"
import { linkChoice } from "./link-state.ts"
import { useText } from "./texts.ts"
import { useCheckLink } from "./use-check-link.ts"

/** The address of the video. One that is pasted into the empty field is looked up at once. */
export const LinkField = (): ReactElement => {
  const t = useText()
  const id = useId()
  const { address, video } = useStore(linkChoice)
  const { check, isPending, error } = useCheckLink()
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = addressAlone(event.clipboardData.getData("text"))
    const replacesAll = selectionStart === 0 && selectionEnd === value.length
    if (pasted === null || !replacesAll) return
    event.preventDefault()
    check(pasted)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) check(address)
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-[540]">{t("link.address")}</label>
      <div className="flex gap-2">
        <Input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={address}
          aria-invalid={error !== null}
          aria-describedby={`${id}-said`}
          onPaste={paste}
          onChange={({ target }) => linkChoice.set({ ...noLink, address: target.value })}
          className="min-w-0 flex-1 max-md:!h-11"
        />
        <Button
          type="submit"
          className="!h-10 max-md:!h-11"
          disabled={address.trim() === ""}
          aria-disabled={isPending}
          aria-busy={isPending}
        >
          {t("link.check")}
        </Button>
      </div>
      <div id={`${id}-said`} className="mt-2 text-sm">
        <output className="block text-fg-3">
          {isPending ? t("link.checking") : video === null && error === null ? t("link.hint") : null}
        </output>
        {error !== null && (
          <p role="alert" className="text-bad">
            <Said text={errorMessage(error)} />
          </p>
        )}
      </div>
    </form>
  )
}
