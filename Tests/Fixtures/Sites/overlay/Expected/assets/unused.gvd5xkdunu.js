// Nobody links this, but somebody may know its name.
let answer = 42;
