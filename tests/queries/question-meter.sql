-- QuestionMeter.open
insert into "counted_question" ("id", "user_id", "period", "asked_at", "is_settled") values ($1, $2, $3, $4, $5);

-- QuestionMeter.count
select cast(count(*) as integer) as "asked" from "counted_question" where "user_id" = $1 and "period" = $2 and ("is_settled" = $3 or "asked_at" > $4);

-- QuestionMeter.has
select "id" from "counted_question" where "id" = $1;

-- QuestionMeter.settle
update "counted_question" set "is_settled" = $1 where "id" = $2;

-- QuestionMeter.release
delete from "counted_question" where "id" = $1 and "is_settled" = $2;
