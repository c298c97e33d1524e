-- CoDocumentStore.save
insert into "co_document" ("task_id", "epoch", "state", "markdown", "markdown_version") values ($1, $2, $3, $4, $5) on conflict ("task_id") do update set "epoch" = $6, "state" = $7, "markdown" = $8, "markdown_version" = $9;

-- CoDocumentStore.load
select * from "co_document" where "task_id" = $1;

-- CoDocumentStore.keep
insert into "summary_version" ("task_id", "version", "markdown", "state", "at", "by", "kind") values ($1, $2, $3, $4, $5, $6, $7) on conflict ("task_id", "version") do update set "markdown" = $8, "state" = $9, "at" = $10, "by" = $11, "kind" = $12;

-- CoDocumentStore.version
select * from "summary_version" where "task_id" = $1 and "version" = $2;

-- CoDocumentStore.forget
delete from "summary_version" where "task_id" = $1 and "version" in ($2);

-- CoDocumentStore.versions
select "version", "at", "kind", "by" from "summary_version" where "task_id" = $1;
