/** A report as a page sends it, with these fields of its own. */
export const aReport = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams({
    product_no: "1",
    business_index: "110",
    public_index: "1",
    uuid: "fp_0190a5f2-7c1e-8000-8000-000000000001",
    pid: "app",
    spid: "library",
    tryno: "0",
    collect_time: "1795942800000",
    lastver: "0a1b2c",
    svrid: "international",
    openid: "web_0a1b2c3d",
    ...fields,
  }).toString()
