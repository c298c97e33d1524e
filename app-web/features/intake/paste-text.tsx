import { type ReactElement, useState } from "react"
import { sorry, t } from "../../lib/text.ts"
import { trpc } from "../../lib/trpc.ts"

export const PasteText = ({ onAdded }: { readonly onAdded: () => void }): ReactElement => {
  const [text, setText] = useState("")
  const paste = trpc.intake.pasteText.useMutation({
    onSuccess: () => {
      setText("")
      onAdded()
    },
  })
  return (
    <details className="panel">
      <summary>{t("paste.title")}</summary>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          paste.mutate({ text })
        }}
      >
        <label>
          {t("paste.label")}
          <textarea className="field" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        {paste.error && <p className="alert" role="alert">{sorry(paste.error)}</p>}
        <div>
          <button className="button" type="submit" disabled={paste.isPending || text.trim() === ""}>
            {t("paste.start")}
          </button>
        </div>
      </form>
    </details>
  )
}
