-- AnalysisStore.save, AnalysisStore.savePart
select "id" from "task" where "id" = $1 for update;

-- AnalysisStore.save
insert into "analysis" ("task_id", "summary", "result") values ($1, $2, $3) on conflict ("task_id") do update set "result" = $4;

-- AnalysisStore.save
select "list" from "speakers" where "task_id" = $1;

-- AnalysisStore.save
update "analysis" set "summary" = $1 where "task_id" = $2;

-- AnalysisStore.save
select "owner_id" from "task" where "id" = $1;

-- AnalysisStore.save
update "task" set "summary_words" = $1 where "id" = $2;

-- AnalysisStore.get
select "analysis"."result", "speakers"."list" from "analysis" left join "speakers" on "speakers"."task_id" = "analysis"."task_id" where "analysis"."task_id" = $1;

-- AnalysisStore.stored
select "result" from "analysis" where "task_id" = $1;

-- AnalysisStore.version
select (result->>'version')::integer as "version" from "analysis" where "task_id" = $1;

-- AnalysisStore.savePart
insert into "analysis_part" ("task_id", "key", "part") values ($1, $2, $3) on conflict ("task_id", "key") do update set "part" = $4;

-- AnalysisStore.part
select "part" from "analysis_part" where "task_id" = $1 and "key" = $2;

-- AnalysisStore.clearParts
delete from "analysis_part" where "task_id" = $1;
