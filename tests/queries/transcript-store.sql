select "id" from "task" where "id" = $1 for update;

delete from "segment" where "task_id" = $1;

insert into "segment" ("task_id", "id", "begin_ms", "end_ms", "text", "speaker_id", "words", "position") values ($1, $2, $3, $4, $5, $6, $7, $8);

insert into "speakers" ("task_id", "list") values ($1, $2) on conflict ("task_id") do update set "list" = $3;

select "text" from "segment" where "task_id" = $1;

update "task" set "transcript_words" = $1 where "id" = $2;

select * from "segment" where "task_id" = $1 order by "begin_ms", "position";

select "list" from "speakers" where "task_id" = $1;

select * from "segment" where "task_id" = $1 and "end_ms" > $2 and "begin_ms" < $3 order by "begin_ms", "position";

update "segment" set "task_id" = $1, "id" = $2, "begin_ms" = $3, "end_ms" = $4, "text" = $5, "speaker_id" = $6, "words" = $7 where "task_id" = $8 and "id" = $9;
