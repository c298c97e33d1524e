-- TranslationStore.save
select "id" from "task" where "id" = $1 for update;

-- TranslationStore.save
insert into "translation" ("task_id", "language", "source_language", "engine", "is_basic", "state", "failure") values ($1, $2, $3, $4, $5, $6, $7) on conflict ("task_id", "language") do update set "source_language" = $8, "engine" = $9, "is_basic" = $10, "state" = $11, "failure" = $12;

-- TranslationStore.get
select * from "translation" where "task_id" = $1 and "language" = $2;

-- TranslationStore.list
select * from "translation" where "task_id" = $1 order by "language";

-- TranslationStore.savePieces
select "language" from "translation" where "task_id" = $1 and "language" = $2 for key share;

-- TranslationStore.savePieces
insert into "translation_line" ("task_id", "language", "piece", "source_hash", "text", "fault") values ($1, $2, $3, $4, $5, $6) on conflict ("task_id", "language", "piece") do update set "source_hash" = "excluded"."source_hash", "text" = "excluded"."text", "fault" = "excluded"."fault";

-- TranslationStore.pieces
select "piece", "source_hash", "text", "fault" from "translation_line" where "task_id" = $1 and "language" = $2;

-- TranslationStore.removePieces
delete from "translation_line" where "task_id" = $1 and "language" = $2 and "piece" in ($3);
