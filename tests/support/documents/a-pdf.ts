/** A one-page PDF that says this, line by line; `trailer` adds to its trailer. */
export const aPdf = (text: string, trailer = ""): Buffer => {
  const content = `BT /F1 12 Tf 20 100 Td (${text.replaceAll("\n", ") Tj 0 -14 Td (")}) Tj ET`
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Filter /Standard /V 1 /R 2 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> /P -4 >>`,
  ]
  let file = "%PDF-1.4\n"
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, "0")} 00000 n \n`
  })
  const at = file.length
  const size = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${
      places.join("")
    }trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
  )
}
