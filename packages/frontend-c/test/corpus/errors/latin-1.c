const char *s = "größe";
