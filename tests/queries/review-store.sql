-- ReviewStore.open
insert into "quiz" ("id", "owner_id", "task_id", "is_spaced", "engine", "created_at") select cast($1 as uuid) as "id", "app_user"."id" as "owner_id", "task"."id" as "task_id", cast($2 as boolean) as "is_spaced", cast($3 as text) as "engine", cast($4 as timestamptz) as "created_at" from "task" inner join "app_user" on "app_user"."id" = $5 where "task"."id" = $6;

-- ReviewStore.add
insert into "quiz_question" ("id", "quiz_id", "kind", "words", "content") select cast($1 as uuid) as "id", "quiz"."id" as "quiz_id", cast($2 as text) as "kind", cast($3 as text) as "words", cast($4 as jsonb) as "content" from "quiz" where "quiz"."id" = $5;

-- ReviewStore.question
select "quiz_question"."content", "quiz"."id" as "quiz_id", "quiz"."owner_id", "quiz"."task_id", "quiz"."is_spaced", "quiz"."engine" from "quiz_question" inner join "quiz" on "quiz"."id" = "quiz_question"."quiz_id" where "quiz_question"."id" = $1 and "owner_id" = $2;

-- ReviewStore.saveAttempt
insert into "quiz_attempt" ("id", "question_id", "answer", "grade", "answered_at") select cast($1 as uuid) as "id", "quiz_question"."id" as "question_id", cast($2 as text) as "answer", cast($3 as text) as "grade", cast($4 as timestamptz) as "answered_at" from "quiz_question" where "quiz_question"."id" = $5 on conflict ("id") do update set "grade" = $6;

-- ReviewStore.ofTask
select "quiz_question"."content", "quiz"."id" as "quiz_id", "quiz"."owner_id", "quiz"."task_id", "quiz"."is_spaced", "quiz"."engine" from "quiz_question" inner join "quiz" on "quiz"."id" = "quiz_question"."quiz_id" where "owner_id" = $1 and "task_id" = $2 order by "quiz"."created_at", "quiz_question"."id";

-- ReviewStore.attempts
select * from "quiz_attempt" where "question_id" = $1 order by "nth";

-- ReviewStore.attempt
select "quiz_attempt".* from "quiz_attempt" inner join "quiz_question" on "quiz_question"."id" = "quiz_attempt"."question_id" inner join "quiz" on "quiz"."id" = "quiz_question"."quiz_id" where "quiz_attempt"."id" = $1 and "owner_id" = $2;

-- ReviewStore.saveCard
with "same" as (delete from "review_card" where "owner_id" = $1 and "question_id" != $2 and "question_id" in (select "other"."id" from "quiz_question" as "own" inner join "quiz" as "own_quiz" on "own_quiz"."id" = "own"."quiz_id" inner join "quiz_question" as "other" on "other"."words" = "own"."words" inner join "quiz" as "other_quiz" on "other_quiz"."id" = "other"."quiz_id" and "other_quiz"."task_id" = "own_quiz"."task_id" where "own"."id" = $3)) insert into "review_card" ("owner_id", "question_id", "fsrs", "due") values ($4, $5, $6, $7) on conflict ("owner_id", "question_id") do update set "fsrs" = "excluded"."fsrs", "due" = "excluded"."due";

-- ReviewStore.due
select "quiz_question"."content", "quiz"."id" as "quiz_id", "quiz"."owner_id", "quiz"."task_id", "quiz"."is_spaced", "quiz"."engine" from "review_card" inner join "quiz_question" on "quiz_question"."id" = "review_card"."question_id" inner join "quiz" on "quiz"."id" = "quiz_question"."quiz_id" where "review_card"."owner_id" = $1 and "due" <= $2 order by "due", "quiz_question"."id" limit $3;
